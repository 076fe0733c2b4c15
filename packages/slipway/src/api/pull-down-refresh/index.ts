export { startPullDownRefresh, stopPullDownRefresh } from './pullDownRefresh.ts'
