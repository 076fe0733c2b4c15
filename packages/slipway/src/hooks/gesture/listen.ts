/** Adds a capturing listener, which is removed when the controller aborts. */
export function listen<Type extends keyof WindowEventMap>(
  target: Window | HTMLElement,
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  { signal }: AbortController,
): void {
  target.addEventListener(type, listener as EventListener, { capture: true, signal })
}
