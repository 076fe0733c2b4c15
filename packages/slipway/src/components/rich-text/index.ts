export type {
  RichTextAttributes,
  RichTextElement,
  RichTextItem,
  RichTextNode,
  RichTextShown,
  RichTextText,
} from '../../base/rich-text/richTextNode.ts'
export { RichText, type RichTextItemDetail, type RichTextItemEvent, type RichTextProps } from './RichText.tsx'
