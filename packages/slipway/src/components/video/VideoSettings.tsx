// Separate chunk: loaded when the settings of a video are opened.
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import type { enVideo } from '../../base/locale/en/enVideo.ts'
import { fill } from '../../base/locale/locale.ts'
import { levelName, type StreamState } from './hls/stream.ts'
import type { Captions } from './useCaptions.ts'
import './settings.css'

/** Speeds of a video. */
export const rates = [0.5, 0.75, 1, 1.25, 1.5, 2]

/** Props of `VideoSettings`. */
interface VideoSettingsProps {
  readonly words: Readonly<Record<keyof typeof enVideo, string>>
  readonly rate: number
  readonly captions: Captions
  readonly stream: Partial<StreamState> | undefined
  onRate(rate: number): void
  /** Called by Escape, and by a press elsewhere. */
  onClose(isByKey: boolean): void
}

/** The panel with the speed and the captions. */
export function VideoSettings({ words, rate, captions, stream, onRate, onClose }: VideoSettingsProps): ReactNode {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.querySelector<HTMLElement>('input:checked')?.focus(), [])
  const closeByPress = useEffectEvent(({ target }: Event) => {
    // The button itself closes the panel.
    const isInside = target instanceof Element && target.closest('.sw-video-panel, .sw-video-settings')
    if (!isInside) onClose(false)
  })
  useEffect(() => {
    window.addEventListener('pointerdown', closeByPress, true)
    return () => window.removeEventListener('pointerdown', closeByPress, true)
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onClose(true)
  }
  const { levels = [], chosen = -1 } = stream ?? {}
  const nameOf = ({ label, language }: TextTrack, index: number) =>
    label || language || fill(words['video.track'], { number: index + 1 })
  return (
    <div
      ref={panel}
      className="sw-video-panel"
      role="dialog"
      aria-label={words['video.settings']}
      onKeyDown={onKeyDown}
    >
      <Choices
        isRow
        label={words['video.speed']}
        items={rates.map((value) => ({ key: `${value}`, label: `${value}×`, isChosen: value === rate }))}
        onChoose={(index) => onRate(rates[index] ?? 1)}
      />
      {levels.length > 1 && (
        <Choices
          label={words['video.quality']}
          items={[
            { key: 'auto', label: words['video.automatic'], isChosen: chosen < 0 },
            ...levels.map((level, index) => ({
              key: `${index}`,
              label: levelName(level),
              isChosen: index === chosen,
            })),
          ]}
          onChoose={(index) => stream?.choose?.(index - 1)}
        />
      )}
      {captions.tracks.length > 0 && (
        <Choices
          label={words['video.captions']}
          items={[
            { key: 'off', label: words['video.off'], isChosen: !captions.shown },
            ...captions.tracks.map((track, index) => ({
              key: `${index}`,
              label: nameOf(track, index),
              isChosen: track === captions.shown,
            })),
          ]}
          onChoose={(index) => captions.show(captions.tracks[index - 1])}
        />
      )}
    </div>
  )
}

/** Props of `Choices`. */
interface ChoicesProps {
  readonly label: string
  readonly items: readonly { readonly key: string; readonly label: string; readonly isChosen: boolean }[]
  readonly isRow?: boolean
  onChoose(index: number): void
}

/** A group of radio buttons. */
function Choices({ label, items, isRow, onChoose }: ChoicesProps): ReactNode {
  const name = useId()
  return (
    <fieldset className="sw-video-choices" data-row={isRow}>
      <legend>{label}</legend>
      {items.map((item, index) => (
        <label key={item.key}>
          <input type="radio" name={name} checked={item.isChosen} onChange={() => onChoose(index)} />
          <span dir="auto">{item.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
