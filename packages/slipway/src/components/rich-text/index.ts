export { RichText, type RichTextItemDetail, type RichTextItemEvent, type RichTextProps } from './RichText.tsx'
export type {
  RichTextAttributes,
  RichTextElement,
  RichTextItem,
  RichTextNode,
  RichTextShown,
  RichTextText,
} from './richTextNode.ts'
