import type { EditorMention } from '../../../api/editor-context/contents.ts'
import { safeAddress } from '../../../base/rich-text/safeAddress.ts'
import { allows, classes, imageFormats, lineFormats, lineStyles, textFormats, textStyles } from '../content/formats.ts'
import { uploadTiles } from '../uploads/uploadTiles.ts'
import type { BlotScroll, QuillLibrary, Registry } from './quillLibrary.ts'

/** Creates the registry of everything that a document can contain. */
export function createRegistry(library: QuillLibrary): Registry {
  const { Scope, StyleAttributor } = library.Parchment

  class Ins extends library.Inline {
    static override blotName = 'ins'
    static override tagName = 'INS'
  }

  class Divider extends library.BlockEmbed {
    static override blotName = 'divider'
    static override tagName = 'HR'
    static override value(): boolean {
      return true
    }
  }

  class Link extends library.Link {
    static override sanitize(url: string): string {
      return safeAddress(url) ?? ''
    }
  }

  class Image extends library.Image {
    /** The address is checked before: `checkDelta`, `insertImage`. */
    static override sanitize(url: string): string {
      return url
    }
    static override formats(node: HTMLElement): Record<string, string> {
      const names = Object.keys(imageFormats).filter((name) => node.hasAttribute(name))
      return Object.fromEntries(names.map((name) => [name, node.getAttribute(name) ?? '']))
    }
    override format(name: string, value: unknown): void {
      if (!Object.hasOwn(imageFormats, name)) super.format(name, value)
      else if (value && allows(imageFormats, name, value)) this.domNode.setAttribute(name, String(value))
      else this.domNode.removeAttribute(name)
    }
  }

  class Mention extends library.Embed {
    static override blotName = 'mention'
    static override tagName = 'SPAN'
    static override className = classes.mention
    static override create(mention: EditorMention): HTMLElement {
      // biome-ignore lint/complexity/noThisInStatic: the parent creates the element that this class names.
      const node = super.create()
      node.dataset.mention = mention.id
      node.textContent = mention.label
      return node
    }
    static override value(node: HTMLElement): EditorMention {
      return { id: node.dataset.mention ?? '', label: label(node) }
    }
  }
  /** An image that is being uploaded. */
  class UploadTile extends library.Embed {
    static override blotName = 'upload'
    static override tagName = 'SPAN'
    static override className = 'sw-editor-upload'
    static override create(key: unknown): HTMLElement {
      // biome-ignore lint/complexity/noThisInStatic: the parent creates the element that this class names.
      const node = super.create()
      node.dataset.upload = String(key)
      return node
    }
    static override value(node: HTMLElement): string {
      return node.dataset.upload ?? ''
    }
    constructor(scroll: BlotScroll, node: HTMLElement) {
      super(scroll, node)
      uploadTiles.get(scroll.domNode)?.(this.contentNode, node.dataset.upload ?? '')
    }
  }
  /** Without the invisible characters that Quill adds around. */
  const label = (node: HTMLElement) => (node.textContent ?? '').replaceAll('\ufeff', '')

  /** A style that has only values that `checkDelta` accepts. */
  const styles = (names: Readonly<Record<string, string>>, formats: typeof textFormats, scope: number) =>
    Object.entries(names).map(([name, property]) => {
      const Kind = /color$/i.test(name) ? library.ColorAttributor : StyleAttributor
      class Style extends Kind {
        override canAdd(node: HTMLElement, value: unknown): boolean {
          return super.canAdd(node, value) && allows(formats, name, value)
        }
      }
      return new Style(name, property, { scope })
    })

  const registry = new library.Parchment.Registry()
  registry.register(
    ...[library.Block, library.Break, library.Cursor, library.Inline, library.Scroll, library.Text],
    ...[library.Bold, library.Italic, library.Underline, library.Strike, Ins, library.Script, library.Code, Link],
    ...[
      library.Header,
      library.Blockquote,
      library.ListContainer,
      library.List,
      library.CodeBlockContainer,
      library.CodeBlock,
    ],
    ...[Image, Divider, Mention, UploadTile],
    library.IndentClass,
    library.DirectionAttribute,
    new StyleAttributor('align', 'text-align', {
      scope: Scope.BLOCK,
      whitelist: ['left', 'center', 'right', 'justify'],
    }),
    ...styles(textStyles, textFormats, Scope.INLINE),
    ...styles(lineStyles, lineFormats, Scope.BLOCK),
  )
  return registry
}
