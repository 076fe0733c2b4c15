import type { ComponentProps, ReactNode } from 'react'
import type { EditorContents, EditorFormats, EditorMention } from '../../api/editor-context/contents.ts'
import type { ApiError } from '../../base/call/ApiError.ts'
import type { ComponentEvent } from '../../hooks/componentEvent.ts'

/** Event of `onInput`, `onFocus` and `onBlur`. HTML and text are created when they are read. */
export type EditorEvent = ComponentEvent<EditorContents, HTMLElement>

/** Event of `onStatusChange`: the formats at the selection. */
export type EditorStatusEvent = ComponentEvent<EditorFormats, HTMLElement>

/** Uploads an image, and resolves with its address. If it rejects, the user can try again. */
export type EditorUpload = (
  file: File,
  context: {
    /** Aborted when the user removes the image, and when the editor is unmounted. */
    readonly signal: AbortSignal
    /** Call it with the progress in percent. */
    readonly onProgress: (percent: number) => void
  },
) => Promise<string>

/** Returns the suggestions for a mention whose text, without `@`, the user is typing. */
export type EditorMentions = (query: string) => readonly EditorMention[] | Promise<readonly EditorMention[]>

interface Own {
  /**
   * The controlled document, as HTML. The user's changes stay even if the prop does not change.
   * @default the editor is uncontrolled
   */
  value?: string | undefined
  /** The initial document of an uncontrolled editor, as HTML. A form reset restores it. @default '' */
  defaultValue?: string | undefined
  /** The text that is shown while the editor is empty. @default a text in the app's language */
  placeholder?: string | undefined
  /** Whether the user can only read and select. @default false */
  readOnly?: boolean | undefined
  /** Whether the editor can be neither changed nor focused, and is left out of its form. @default false */
  disabled?: boolean | undefined
  /** Whether the editor must not be empty. @default false */
  required?: boolean | undefined
  /** Name of the HTML in a form. */
  name?: string | undefined
  /** Whether the editor has no box of its own. @default true in a row of a form */
  plain?: boolean | undefined
  /**
   * Uploads images that the user inserts, pastes or drops. The user sees the progress, and can try again after a failure; a `Form` waits.
   * @default images are part of the document, as `data:` addresses
   */
  upload?: EditorUpload | undefined
  /** Suggests mentions while the user types `@` and a text. @default no mentions */
  mentions?: EditorMentions | undefined
  /** Content above the text, such as `EditorToolbar`. */
  children?: ReactNode
  /** Called when the editor can be used: its code is loaded. */
  onReady?: ((event: ComponentEvent<object, HTMLElement>) => void) | undefined
  /** Called when the editor gets the focus. */
  onFocus?: ((event: EditorEvent) => void) | undefined
  /** Called when the editor loses the focus. */
  onBlur?: ((event: EditorEvent) => void) | undefined
  /** Called when the document has changed: by the user, or by a command of its context. */
  onInput?: ((event: EditorEvent) => void) | undefined
  /** Called when the formats at the selection have changed. */
  onStatusChange?: ((event: EditorStatusEvent) => void) | undefined
  /** Called when the code of the editor cannot be loaded. The user can try again. */
  onError?: ((event: ComponentEvent<ApiError, HTMLElement>) => void) | undefined
}

/** Props of `Editor`, in addition to those of `<div>`. */
export interface EditorProps extends Own, Omit<ComponentProps<'div'>, keyof Own> {}
