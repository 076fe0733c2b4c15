/** Commands of the viewer's keys. */
export type Command = 'close' | 'first' | 'last' | 'left' | 'right' | 'up' | 'down' | 'zoomIn' | 'zoomOut' | 'zoomToFit'

/** The keys of the viewer. `=` and `_` are the keys of `+` and `-` with the opposite state of Shift. */
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
