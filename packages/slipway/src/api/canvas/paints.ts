import type { CanvasContextGradient, CanvasContextPattern, CanvasRepetition } from './canvasContext.ts'
import type { Paint, Picture } from './commandQueue.state.ts'

/** A gradient of a queue, which is made by a method of the browser's context. */
export function queuedGradient(
  make: (context: CanvasFillStrokeStyles) => CanvasGradient,
): Paint & CanvasContextGradient {
  const stops: (readonly [number, string])[] = []
  return {
    addColorStop(stop, color) {
      stops.push([stop, color])
    },
    create(context) {
      const gradient = make(context)
      for (const stop of stops) gradient.addColorStop(...stop)
      return gradient
    },
  }
}

/** A pattern of a queue, whose image may have to be loaded. */
export function queuedPattern(picture: Picture, repetition: CanvasRepetition): Paint & CanvasContextPattern {
  return {
    picture,
    repetition,
    create: (context) => (picture.image ? context.createPattern(picture.image, repetition) : null),
  }
}
