import type { Transfer, TransferAnswer } from '../upload-file/transfer.ts'

/** Platform interface of `downloadFile`. */
export interface DownloadFileHost {
  /** Downloads a file and reports the progress. */
  receive(transfer: Transfer): Promise<TransferAnswer<Blob>>
}
