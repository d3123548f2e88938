interface CallError {
  message: string;
  code?: string | undefined;
}

/** A write that did not happen, in words for the operator. */
export class SaveFailure extends Error {
  /** False when the server could not be reached or something threw (spec §8: "on an exception"). */
  readonly hasAnswer: boolean;

  constructor(error: CallError, hasAnswer: boolean) {
    super(hasAnswer ? answerText(error) : "The server cannot be reached. Please try again.");
    this.hasAnswer = hasAnswer;
  }
}

/** The server's own text, unless that would tell an operator nothing. */
function answerText({ message, code }: CallError): string {
  // `.single()` found no row to change.
  if (code === "PGRST116")
    return "It no longer exists. It may have been deleted in another window.";
  return message || "Something went wrong. Please try again.";
}
