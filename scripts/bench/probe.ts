/** Put into each page before its own scripts. */
export interface Probe {
  /** Resolves with the page's clock when something that matches is in the window and has been painted. */
  whenPainted(selector: string): Promise<number>
  /** Resolves with the page's clock when nothing moves any more. */
  whenStill(): Promise<number>
}

declare global {
  interface Window {
    bench: Probe
  }
}

/** Runs in the page, so it stands by itself. */
export function installProbe(): void {
  window.bench = {
    whenPainted: (selector) =>
      new Promise((resolve) => {
        const look = () => {
          const element = [...document.querySelectorAll(selector)].find((found) => {
            const { left, right } = found.getBoundingClientRect()
            return found.checkVisibility() && left < innerWidth && right > 0
          })
          // A task that is posted in a frame runs after that frame was painted.
          if (element) requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
          else requestAnimationFrame(look)
        }
        look()
      }),
    whenStill: async () => {
      // A motion may begin with the frame that shows the page.
      await new Promise(requestAnimationFrame)
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
      return performance.now()
    },
  }
}
