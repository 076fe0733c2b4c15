/** What its user has to mend; `run.mjs` prints the message alone, as the lines of a stack would hide it. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
