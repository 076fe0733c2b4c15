/**
 * Waits for a result.
 *
 * @param subject The thing that takes too long, for the message.
 * @throws {Error} After a time.
 */
export function inTime<Result>(work: Promise<Result>, limitMs: number, subject: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`slipway: ${subject} took longer than ${limitMs} ms.`))
    const timer = setTimeout(late, limitMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
