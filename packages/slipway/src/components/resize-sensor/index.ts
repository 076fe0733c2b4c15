export { ResizeSensor, type ResizeSensorDetail, type ResizeSensorProps } from './ResizeSensor.tsx'
