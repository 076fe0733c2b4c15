/** Listens before everyone inside, until a controller aborts. */
export function listen<Type extends keyof WindowEventMap>(
  target: Window | HTMLElement,
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  { signal }: AbortController,
): void {
  target.addEventListener(type, listener as EventListener, { capture: true, signal })
}
