export { Waterfall, type WaterfallEvent, type WaterfallProps } from './Waterfall.tsx'
