import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { readOpenView, type ViewName, viewNames, writeOpenView } from '../openState.ts'
import { EventsView } from './EventsView.tsx'
import { HistoryView } from './HistoryView.tsx'
import { CloseIcon } from './icons.tsx'
import { motionSpeed } from './motionSpeed.ts'
import { SettingsView } from './SettingsView.tsx'
import { StackView } from './StackView.tsx'
import './panel.css'
import './lists.css'
import './events.css'
import './choices.css'

const views: Readonly<Record<ViewName, () => ReactNode>> = {
  Stack: StackView,
  History: HistoryView,
  Events: EventsView,
  Settings: SettingsView,
}

/** The devtools panel. Always in English and from left to right, regardless of the app. */
export function Panel({ onClose }: { onClose: () => void }): ReactNode {
  const [name, show] = useState(() => readOpenView() ?? 'Stack')
  const View = views[name]
  useEffect(() => writeOpenView(name), [name])
  useEffect(() => () => motionSpeed.set('1×'), [])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    // Escape would also close an overlay of the app.
    event.stopPropagation()
    onClose()
  }

  return (
    <aside className="sw-devtools-panel" lang="en" dir="ltr" aria-label="Slipway devtools" onKeyDown={onKeyDown}>
      <div className="sw-devtools-bar">
        <Tabs name={name} onShow={show} />
        <button
          type="button"
          className="sw-devtools-icon-button"
          aria-label="Close"
          title="Close (Esc)"
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </div>
      <div
        className="sw-devtools-view"
        role="tabpanel"
        id="sw-devtools-view"
        aria-labelledby={`sw-devtools-${name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard.
        tabIndex={0}
      >
        <View />
      </div>
    </aside>
  )
}

function Tabs({ name, onShow }: { name: ViewName; onShow: (name: ViewName) => void }): ReactNode {
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const index = viewNames.indexOf(name)
    const places: Readonly<Record<string, number>> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: -1,
    }
    const next = places[event.key]
    if (next === undefined) return
    event.preventDefault()
    const chosen = viewNames.at(next % viewNames.length) ?? name
    onShow(chosen)
    event.currentTarget.querySelector<HTMLElement>(`#sw-devtools-${chosen}`)?.focus()
  }
  return (
    <div className="sw-devtools-tabs" role="tablist" aria-label="Views" onKeyDown={onKeyDown}>
      {viewNames.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`sw-devtools-${each}`}
          className="sw-devtools-tab"
          aria-selected={each === name}
          aria-controls="sw-devtools-view"
          tabIndex={each === name ? 0 : -1}
          onClick={() => onShow(each)}
        >
          {each}
        </button>
      ))}
    </div>
  )
}
