/** What a key does in the viewer. */
export type Command = 'close' | 'first' | 'last' | 'left' | 'right' | 'up' | 'down' | 'zoomIn' | 'zoomOut' | 'zoomToFit'

/** The keys of the viewer. `=` and `_` are `+` and `-` with the shift key the other way. */
export const commands: Readonly<Record<string, Command>> = {
  Escape: 'close',
  Home: 'first',
  End: 'last',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  _: 'zoomOut',
  '0': 'zoomToFit',
}
