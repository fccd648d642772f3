// Elements are made here and nowhere else. Text is only ever set as text: no name can become markup.

const byId = (id) => document.getElementById(id);

/** An element with attributes, listeners (`onclick`), and children, which are elements or text. */
const element = (tag, attributes = {}, ...children) => fill(document.createElement(tag), attributes, children);

/** An element of SVG. */
const shape = (tag, attributes = {}, ...children) =>
  fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);

/** A name that somebody chose: it may be written in another direction than what surrounds it. */
const named = (text, tag = "bdi") =>
  element(tag, { dir: "auto" }, joined(String(text ?? "").split(/(?<=\p{Ll})(?=\p{Lu})/u), null).map((part) => part ?? element("wbr")));

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node[name] = value;
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter((child) => child || child === 0));
  return node;
}

/** Puts children between other children: `First, Second`. */
const joined = (children, separator) => children.flatMap((child, place) => (place ? [separator, child] : [child]));

const clamped = (value, low, high) => Math.max(low, Math.min(high, value));

/** A number with its noun, as the log writes it: `1 step`, `10,000 steps`, `no findings`. */
const counted = (count, noun) => `${count === 0 ? "no" : grouped(count)} ${noun}${count === 1 ? "" : "s"}`;

const grouped = (count) => String(count).replace(/\B(?=(\d{3})+$)/g, ",");
