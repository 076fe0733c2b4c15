export type { NoticeBarEvent, NoticeBarProps } from './NoticeBar.tsx'
export { NoticeBar } from './NoticeBar.tsx'
