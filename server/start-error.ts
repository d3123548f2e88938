/** A reason not to start that the person at the terminal can act on: shown as one sentence, no stack. */
export class StartError extends Error {}
