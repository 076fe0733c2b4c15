/** Stops a player whose component is unmounted, and ends its download. An effect that only runs again keeps the download. */
export function unload(media: HTMLMediaElement): void {
  media.pause()
  queueMicrotask(() => {
    if (media.isConnected) return
    media.removeAttribute('src')
    media.load()
  })
}
