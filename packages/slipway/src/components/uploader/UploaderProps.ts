import type { ComponentProps, ReactNode } from 'react'
import type { UploadFileResult } from '../../api/upload-file/index.ts'
import type { ComponentEvent } from '../../hooks/componentEvent.ts'
import type { UploadOptions } from './postFile.ts'
import type { GivenUploadItem, UploadItem, UploadRejection } from './uploader.state.ts'
import type { UploadFunction } from './useUploads.ts'

/** The event of `onChange`. */
export type UploaderEvent = ComponentEvent<{ readonly value: readonly UploadItem[] }, HTMLFieldSetElement>

/** The event of `onReject`. Where it is prevented, the uploader says nothing of it. */
export type UploaderRejectEvent = ComponentEvent<
  { readonly reason: UploadRejection; readonly files: readonly File[] },
  HTMLFieldSetElement
>

/** The event of `onPreview`. Where it is prevented, no viewer opens. */
export type UploaderPreviewEvent = ComponentEvent<{ readonly item: UploadItem }, HTMLFieldSetElement>

/** What an uploader takes, next to everything a `<fieldset>` takes. */
export interface UploaderProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue'> {
  /** The files, held by the owner. */
  value?: readonly GivenUploadItem[]
  /**
   * The files at first and after a reset of the form, for an uploader that holds its own: `[{ url: '/photos/1.jpg' }]`.
   * @default []
   */
  defaultValue?: readonly GivenUploadItem[]
  /** Where each file is posted to, by `uploadFile`. Without it and without `upload`, files only wait, to be sent by the form. */
  url?: string | undefined
  /** What goes with each file that is posted to `url`: `header`, `formData`, `timeout`, `withCredentials`, and its field's `name`. */
  uploadOptions?: UploadOptions | undefined
  /**
   * Finds the address of the file in the answer of `url`; what it throws fails the file.
   * @default the `url` of an object in JSON
   */
  readUrl?: ((answer: UploadFileResult) => string) | undefined
  /** Uploads a file in the app's own way, and answers with its address. It comes before `url`. */
  upload?: UploadFunction | undefined
  /**
   * The types that are taken, as HTML lists them: `image/*,.pdf`.
   * @default any
   */
  accept?: string
  /** Asks a phone for its camera, or its microphone, in place of its files: that to the front (`user`) or to the back (`environment`). */
  capture?: 'user' | 'environment' | boolean | undefined
  /**
   * Whether several can be added at once.
   * @default false
   */
  multiple?: boolean
  /**
   * The maximum number of files.
   * @default no limit
   */
  max?: number
  /**
   * How large each may be, in bytes.
   * @default no limit
   */
  maxSize?: number
  /**
   * Whether files are only shown.
   * @default false
   */
  readOnly?: boolean
  /**
   * Whether there must be one at least before the form is sent.
   * @default false
   */
  required?: boolean
  /** Whether none can be added or removed, and none is sent with the form. */
  disabled?: boolean | undefined
  /** The name of the files in their form: the addresses of those that are done; the files themselves where nothing uploads them. */
  name?: string | undefined
  /** Asked before a file is removed; it stays where the answer is `false`. */
  beforeRemove?(item: UploadItem): boolean | Promise<boolean>
  /** Called with all files when one has been added or removed, or has got further. */
  onChange?(event: UploaderEvent): void
  /** Called with files that are not taken, and why. */
  onReject?(event: UploaderRejectEvent): void
  /** Called when a file is tapped. Pictures are then shown by `previewImage`; other files can be tapped only with it. */
  onPreview?(event: UploaderPreviewEvent): void
  /**
   * What stands in the place where files are added.
   * @default a plus
   */
  children?: ReactNode
}
