import type { UploadContext } from '../../../components/uploader/index.ts'

/** Creates an `upload` function whose uploads stay pending until the test ends them or lets them fail. */
export function heldUploads() {
  const begun: {
    readonly name: string
    readonly context: UploadContext
    readonly end: (url: string) => void
    readonly fail: (error: Error) => void
  }[] = []
  const upload = (file: File, context: UploadContext) =>
    new Promise<string>((end, fail) => begun.push({ name: file.name, context, end, fail }))
  const get = (index: number) => {
    const one = begun[index]
    if (!one) throw new Error(`upload ${index} has not begun`)
    return one
  }
  return { begun, upload, get }
}
