export { Canvas, type CanvasProps, type CanvasTouch, type CanvasTouchDetail, type CanvasTouchEvent } from './Canvas.tsx'
