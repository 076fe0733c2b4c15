import type { ComponentProps, ReactNode } from 'react'
import type { UploadFileResult } from '../../api/upload-file/index.ts'
import type { ComponentEvent } from '../../hooks/componentEvent.ts'
import type { UploadOptions } from './postFile.ts'
import type { UploadItem, UploadRejection } from './uploader.state.ts'
import type { UploadFunction } from './useUploads.ts'

/** The event of `onChange`. */
export type UploaderEvent = ComponentEvent<{ readonly value: readonly UploadItem[] }, HTMLFieldSetElement>

/** The event of `onReject`. `preventDefault()` suppresses the uploader's message. */
export type UploaderRejectEvent = ComponentEvent<
  { readonly reason: UploadRejection; readonly files: readonly File[] },
  HTMLFieldSetElement
>

/** The event of `onPreview`. `preventDefault()` keeps the viewer from opening. */
export type UploaderPreviewEvent = ComponentEvent<{ readonly item: UploadItem }, HTMLFieldSetElement>

/** Props of `Uploader`, in addition to those of `<fieldset>`. */
export interface UploaderProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue'> {
  /** The controlled list of files. */
  value?: readonly Partial<UploadItem>[]
  /**
   * The initial files of an uncontrolled uploader, which a form reset restores: `[{ url: '/photos/1.jpg' }]`.
   * @default []
   */
  defaultValue?: readonly Partial<UploadItem>[]
  /**
   * The address to which `uploadFile` posts each file. Without `url` and `upload`, files are not uploaded but submitted with
   * the form.
   */
  url?: string | undefined
  /** Options of each upload to `url`: `header`, `formData`, `timeout`, `withCredentials`, and the `name` of the file's field. */
  uploadOptions?: UploadOptions | undefined
  /**
   * Returns the address of the file from the response of `url`. If it throws, the upload fails.
   * @default the `url` of the JSON response
   */
  readUrl?: ((answer: UploadFileResult) => string) | undefined
  /** A custom upload, which resolves with the address of the file. It has precedence over `url`. */
  upload?: UploadFunction | undefined
  /**
   * The accepted types, as in HTML: `image/*,.pdf`.
   * @default any
   */
  accept?: string
  /**
   * Opens the camera or the microphone of a phone instead of its files: the front camera (`user`) or the back camera
   * (`environment`).
   */
  capture?: 'user' | 'environment' | boolean | undefined
  /**
   * Whether several files can be added at once.
   * @default false
   */
  multiple?: boolean
  /**
   * The maximum number of files.
   * @default no limit
   */
  max?: number
  /**
   * The maximum size of each file, in bytes.
   * @default no limit
   */
  maxSize?: number
  /**
   * Whether files are only displayed.
   * @default false
   */
  readOnly?: boolean
  /**
   * Whether the form requires at least one file.
   * @default false
   */
  required?: boolean
  /** Whether the uploader is disabled: files cannot be added or removed, and are not submitted. */
  disabled?: boolean | undefined
  /**
   * The name of the files in their form. The values are the addresses of uploaded files; without an upload, the files
   * themselves.
   */
  name?: string | undefined
  /** Called before a file is removed. If it returns `false`, the file stays. */
  beforeRemove?(item: UploadItem): boolean | Promise<boolean>
  /** Called with all files when a file was added or removed, or its upload has progressed. */
  onChange?(event: UploaderEvent): void
  /** Called with the files that were rejected, and the reason. */
  onReject?(event: UploaderRejectEvent): void
  /**
   * Called when a file is pressed. Images are then shown by `previewImage`; other files can be pressed only if this prop is
   * set.
   */
  onPreview?(event: UploaderPreviewEvent): void
  /**
   * Content of the add button.
   * @default a plus
   */
  children?: ReactNode
}
