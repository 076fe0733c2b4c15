import { lateModule } from '../../../base/late/lateModule.ts'
import { applyLargeChanges } from './applyLarge.ts'
import { createClipboard } from './createClipboard.ts'
import { createRegistry } from './createRegistry.ts'
import { keyBindings } from './keyBindings.ts'
import type { QuillLibrary } from './quillLibrary.ts'
import type { ClipboardHooks, QuillEditor, QuillFactory } from './quillParts.ts'

const lateQuill = lateModule(async () => {
  const library: unknown = await import('../../../vendor/quill.ts')
  return createFactory(library as QuillLibrary)
})

/** Loads Quill, and returns a factory of editors. A failed load is repeated with the next call. */
export const loadQuill: () => Promise<QuillFactory> = lateQuill.load

/** Longest time in milliseconds between two keys that are undone together. */
const typingPauseMs = 1_000
const maxUndoSteps = 200

function createFactory(library: QuillLibrary): QuillFactory {
  const registry = createRegistry(library)
  class Keyboard extends library.Keyboard {
    constructor(quill: QuillEditor) {
      super(quill, { bindings: keyBindings(library.Keyboard.DEFAULTS.bindings) })
    }
  }
  class History extends library.History {
    constructor(quill: QuillEditor) {
      super(quill, { delay: typingPauseMs, maxStack: maxUndoSteps, userOnly: false })
    }
  }
  /** Images are inserted by the editor, not by Quill. */
  class Uploader extends library.Module {}

  /** Quill with its own modules, so that an app's own Quill is not changed. */
  class SlipwayQuill extends library.Quill {
    static override imports = {
      ...library.Quill.imports,
      'modules/history': History,
      'modules/input': library.Input,
      'modules/keyboard': Keyboard,
      'modules/uiNode': library.UINode,
      'modules/uploader': Uploader,
    }

    /** Uses the element that React has rendered. */
    override addContainer(): HTMLElement {
      return this.options.editable
    }
  }

  return {
    newDelta: () => new library.Delta(),
    create(box: HTMLElement, editable: HTMLElement, hooks: ClipboardHooks) {
      const Clipboard = createClipboard(library, hooks)
      class OneQuill extends SlipwayQuill {
        static override imports = { ...SlipwayQuill.imports, 'modules/clipboard': Clipboard }
      }
      const none = { clipboard: false, history: false, keyboard: false, uploader: false }
      const options = { registry, editable, modules: none }
      const quill = withoutInnerHtml(box, () => new OneQuill(box, options))
      applyLargeChanges(quill, () => new library.Delta())
      return quill
    },
  }
}

/**
 * Runs a function in which an element has no `innerHTML`. Quill's constructor reads and clears the HTML of its container, which Trusted
 * Types forbid, and which would remove the elements that React has rendered.
 */
function withoutInnerHtml<Result>(element: HTMLElement, run: () => Result): Result {
  Object.defineProperty(element, 'innerHTML', { configurable: true, get: () => '', set() {} })
  try {
    return run()
  } finally {
    Reflect.deleteProperty(element, 'innerHTML')
  }
}
