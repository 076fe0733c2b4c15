import type { Transfer, TransferAnswer } from '../upload-file/transfer.ts'

/** What a platform offers for downloads. */
export interface DownloadFileHost {
  /** Gets a file, and tells how much of it has come. */
  receive(transfer: Transfer): Promise<TransferAnswer<Blob>>
}
