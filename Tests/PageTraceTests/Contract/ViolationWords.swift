import PageTrace
import Testing

@Suite("What violations say")
struct ViolationWords {
    @Test(arguments: [
        (
            ContractViolation.wrongNumberOfViewControllers(provided: 3, required: 1), "E1",
            "The number of view controllers provided (3) doesn't match the number required (1) for the requested "
                + "transition"
        ),
        (.noViewControllerManagingVisibleView, "E2", "No view controller managing visible view"),
        (.duplicateStatesInQueue, "E3", "Duplicate states in queue"),
        (.flushedView, "E4", "Don't know about flushed view"),
        (.viewCountIsNotThree, "E5", "Invalid parameter not satisfying: [views count] == 3"),
        (.spineInTheMiddleIsDoubleSided, "34", "A spine in the middle requires double-sided pages"),
    ])
    func `Each has its short name and the text that developers report`(
        violation: ContractViolation, identifier: String, message: String
    ) {
        #expect(violation.identifier == identifier)
        #expect(violation.message == message)
    }

    @Test func `The explanation of E1 says which way the count is wrong`() {
        func explanation(_ provided: Int, _ required: Int) -> String {
            ContractViolation.wrongNumberOfViewControllers(provided: provided, required: required).explanation
        }
        #expect(
            explanation(0, 1)
                == "A page is missing: a set with too few pages, or a curl at an end where the data source answers nil."
        )
        #expect(explanation(2, 1) == "There is no room for 2 pages: one is shown at a time.")
        #expect(explanation(3, 2) == "There is no room for 3 pages: two are shown at a time.")
    }
}
