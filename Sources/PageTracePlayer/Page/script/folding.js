// Stretches of steps that follow themselves, as the drawings fold them: at least three times, and at least six steps saved.

const FOLD = { longest: 64, fewest: 3, saving: 6 };

/** The stretches of a list of numbers, in which equal steps have equal numbers: `{ start, length, count }`. */
function foldedStretches(numbers) {
  const stretches = [];
  const ends = new Array(FOLD.longest + 1).fill(0);
  for (let start = 0; start < numbers.length;) {
    const stretch = bestStretch(numbers, start, ends);
    if (stretch) stretches.push(stretch);
    start += stretch ? stretch.length * stretch.count : 1;
  }
  return stretches;
}

function bestStretch(numbers, start, ends) {
  let best, most = FOLD.saving - 1;
  const longest = Math.min(FOLD.longest, Math.floor((numbers.length - start) / FOLD.fewest));
  for (let length = 1; length <= longest; length++) {
    // Comparisons go on where they ended, so that all of them together take time in proportion to the steps.
    let end = Math.max(ends[length], start);
    if (ends[length] <= start) {
      while (end + length < numbers.length && numbers[end] === numbers[end + length]) end++;
      ends[length] = end;
    }
    const count = Math.floor((end - start) / length) + 1;
    if (count < FOLD.fewest || length * (count - 1) <= most) continue;
    best = { start, length, count };
    most = length * (count - 1);
  }
  return best;
}
