import { chooseFile } from '../../api/choose-file/index.ts'
import type { ApiError } from '../../base/ApiError.ts'
import { releaseObjectUrl } from '../../base/objectUrls.ts'

/**
 * Lets people choose files.
 *
 * @returns `undefined` where they change their mind; `'wrong-type'` where nothing that they chose is of these types.
 */
export async function pickFiles(
  types: readonly string[],
  several: boolean,
  signal: AbortSignal,
): Promise<readonly File[] | 'wrong-type' | undefined> {
  try {
    const { tempFiles } = await chooseFile({
      // Those that are too many are told, not left out in silence.
      count: several ? Number.MAX_SAFE_INTEGER : 1,
      ...(types.length > 0 && { extension: types }),
      signal,
    })
    // The uploader gives addresses to those that it shows, for as long as it has them.
    for (const { path } of tempFiles) releaseObjectUrl(path)
    return tempFiles
  } catch (error) {
    const { code } = error as ApiError
    if (code === 'failed') return 'wrong-type'
    if (code === 'cancelled' || code === 'locked') return undefined
    throw error
  }
}
