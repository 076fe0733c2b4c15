/** An event that keeps the worker running. */
export interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

/** A message of a window. */
interface WindowMessage extends LongEvent {
  readonly data: unknown
}

/** The part of `ServiceWorkerGlobalScope` that the worker uses. TypeScript has its types only in a library that excludes those of windows. */
export interface WorkerScope {
  readonly location: Location
  readonly navigator: Pick<Navigator, 'languages'>
  readonly clients: {
    matchAll(options: {
      readonly type: 'window'
      readonly includeUncontrolled: boolean
    }): Promise<readonly { readonly id: string }[]>
    claim(): Promise<void>
  }
  readonly registration: {
    readonly installing: ServiceWorker | null
    readonly waiting: ServiceWorker | null
    unregister(): Promise<boolean>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LongEvent) => void): void
  addEventListener(type: 'message', listener: (event: WindowMessage) => void): void
}
