import type { Transfer, TransferAnswer } from './transfer.ts'

/** What a platform offers for uploads. */
export interface UploadFileHost {
  /** The file behind a path. Rejects where the path leads nowhere. */
  readFile(path: string, signal: AbortSignal): Promise<Blob>
  /** Sends a form by POST, and tells how much of it has gone. */
  send(transfer: Transfer, body: FormData): Promise<TransferAnswer<string>>
}
