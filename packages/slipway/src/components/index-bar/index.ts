export { IndexBar, type IndexBarEvent, type IndexBarItem, type IndexBarProps } from './IndexBar.tsx'
