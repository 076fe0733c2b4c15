import type { Transfer, TransferAnswer } from './transfer.ts'

/** The platform's part of `uploadFile`. */
export interface UploadFileHost {
  /** Reads the file at a path. Rejects if the path leads to nothing. */
  readFile(path: string, signal: AbortSignal): Promise<Blob>
  /** Sends a form by POST, and reports the progress. */
  send(transfer: Transfer, body: FormData): Promise<TransferAnswer<string>>
}
