/** A mistake of the command's user. `run.mjs` prints only the message, because a stack trace would hide it. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
