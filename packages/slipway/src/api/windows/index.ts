export type { WindowStyle } from '../../base/page/windowsState.ts'
export {
  getLeftWindowStyle,
  getRightWindowStyle,
  getTopWindowStyle,
  hideLeftWindow,
  hideRightWindow,
  hideTopWindow,
  setLeftWindowStyle,
  setRightWindowStyle,
  setTopWindowStyle,
  showLeftWindow,
  showRightWindow,
  showTopWindow,
} from './windows.ts'
