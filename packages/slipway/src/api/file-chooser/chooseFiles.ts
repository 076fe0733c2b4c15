import { ApiError } from '../../base/call/ApiError.ts'
import { orAborted } from '../../base/call/abortError.ts'
import { checkNumber, checkOneOf } from '../../base/call/checkValue.ts'
import { type TempFile, toTempFile } from '../temp-file/tempFile.ts'
import { acceptedTypes, isAccepted, type MediaKind } from './accept.ts'
import type { FileChooserHost } from './host.ts'

/** Source of files. */
export type MediaSource = 'album' | 'camera'

/** Options that the functions share. Each function has its own default for `count`. */
export interface ChooseOptions {
  readonly kinds: readonly MediaKind[]
  readonly count: number
  readonly extension?: readonly string[] | undefined
  readonly sourceType?: readonly MediaSource[] | undefined
  readonly camera?: 'back' | 'front' | undefined
  readonly signal?: AbortSignal | undefined
}

const sources: readonly MediaSource[] = ['album', 'camera']

/** Lets the user choose files. Returns at most `count` accepted files, without paths. */
export async function chooseFiles(
  api: string,
  options: ChooseOptions,
  host: FileChooserHost,
): Promise<readonly [File, ...File[]]> {
  const { kinds, count, extension, sourceType = sources, camera = 'back', signal } = options
  checkNumber(api, 'count', count, 1)
  checkExtension(api, extension)
  checkChoices(api, 'sourceType', sourceType, sources)
  checkOneOf(api, 'camera', camera, ['back', 'front'])
  const isCameraOnly = !sourceType.includes('album')
  // The user cannot choose the type of a new photo or video. Android's native shell opens the camera only for a whole
  // kind.
  const accept = acceptedTypes(kinds, isCameraOnly ? undefined : extension)
  const capture = isCameraOnly ? (camera === 'front' ? 'user' : 'environment') : undefined
  const chosen = await orAborted(api, signal, () => host.choose({ accept, multiple: count >= 2, capture }, signal))
  if (chosen.length === 0) throw new ApiError(api, 'cancelled', 'cancel')
  const [first, ...more] = chosen.filter((file) => isAccepted(file, accept))
  if (!first) throw new ApiError(api, 'failed', `none of the files chosen is of type ${accept.join(', ')}`)
  return [first, ...more.slice(0, count - 1)]
}

/**
 * Creates the paths of files, in the order of choice.
 *
 * @param isOnDisk Whether a file was chosen by the user, instead of created from such a file.
 */
export function withPaths(
  files: readonly File[],
  isOnDisk: (file: File) => boolean = () => true,
): { readonly tempFilePaths: readonly string[]; readonly tempFiles: readonly TempFile[] } {
  const tempFiles = files.map((file) => toTempFile(file, isOnDisk(file)))
  return { tempFilePaths: tempFiles.map(({ path }) => path), tempFiles }
}

/** Throws if the value is not a non-empty list of the given choices. */
export function checkChoices<Choice extends string>(
  api: string,
  field: string,
  value: unknown,
  choices: readonly Choice[],
): asserts value is readonly Choice[] {
  if (Array.isArray(value) && value.length > 0 && value.every((one) => choices.includes(one))) return
  throw new ApiError(api, 'invalid-argument', `${field} must be a list of ${choices.join(', ')}`)
}

function checkExtension(api: string, value: unknown): asserts value is readonly string[] | undefined {
  if (value === undefined) return
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string' && one.trim() !== '')) {
    throw new ApiError(api, 'invalid-argument', 'extension must be a list of file extensions')
  }
  if (value.length === 0) throw new ApiError(api, 'invalid-argument', 'param extension should not be empty.')
}
