// Separate chunk: loaded when a date and time picker is pressed or focused.
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { enDateTimePicker } from '../../base/locale/en/enDateTimePicker.ts'
import { fill } from '../../base/locale/locale.ts'
import { dateTimeLimits, type Moment } from '../../base/moment/moment.ts'
import { instantOf, momentAt, zoneName } from '../../base/moment/zonedTime.ts'
import { useLocale } from '../../hooks/locale/useLocale.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { usePopover } from '../../hooks/popover/usePopover.ts'
import { SheetButton } from '../../hooks/sheet-field/SheetButton.tsx'
import { useSheetPlace } from '../../hooks/sheet-field/useSheetPlace.ts'
import { takeFocus } from '../../hooks/takeFocus.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { Calendar } from '../calendar/index.ts'
import { Overlay } from '../overlay/index.ts'
import type { DateTimeCancelReason } from './dateTimePickerProps.ts'
import {
  type Draft,
  type DraftRules,
  dayOfDraft,
  dayParts,
  fitDraft,
  isComplete,
  problemOf,
  readDraft,
  roundDraft,
} from './draft.state.ts'
import { momentText } from './momentText.ts'
import { TimeWheels } from './TimeWheels.tsx'
import { TypedMoment } from './TypedMoment.tsx'
import '../../styles/picker-sheet.css'
import './date-time-sheet.css'

interface DateTimeSheetProps {
  readonly open: boolean
  readonly moments: readonly Moment[]
  readonly parts: number
  readonly isRange: boolean
  readonly min: string | undefined
  readonly max: string | undefined
  readonly minuteStep: number
  readonly isDayDisabled: ((day: string) => boolean) | undefined
  readonly firstWeekday: number | undefined
  readonly isTwelveHours: boolean
  readonly timeZone: string | undefined
  readonly headerText: string | undefined
  readonly confirmText: string | undefined
  readonly cancelText: string | undefined
  readonly clearable: boolean
  /** The id of the element that names the picker; `undefined` if only a `<label>` names it. */
  readonly labelId: string | undefined
  /** The element that opens the sheet. */
  readonly button: RefObject<HTMLButtonElement | null>
  onCancel(reason: DateTimeCancelReason, source: Event | undefined): void
  /** Called with the choice, or with an empty list to clear it. */
  onConfirm(moments: readonly Moment[], source: Event): void
}

/** The choices of a date and time picker, for one opening: in a sheet on a phone, in a popover on larger screens. */
export function DateTimeSheet({
  open,
  moments,
  parts,
  isRange,
  min,
  max,
  minuteStep: step,
  isDayDisabled,
  firstWeekday,
  isTwelveHours,
  timeZone,
  headerText,
  confirmText,
  cancelText,
  clearable,
  labelId,
  button,
  onCancel,
  onConfirm,
}: DateTimeSheetProps): ReactNode {
  const words = useWords(enDateTimePicker)
  const locale = useLocale()
  const id = useId()
  const rows = useRef<HTMLDivElement>(null)
  const [now] = useState(() => momentAt(Date.now(), timeZone))
  const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
    (isRange ? [0, 1] : [0]).map((index) => moments[index] ?? readDraft(undefined, parts)),
  )
  const [active, setActive] = useState(0)
  /** Whether the user has tried to confirm an incomplete choice. */
  const [isMissed, setMissed] = useState(false)
  const { ref, isPopover, positionStyle } = usePopover(open, undefined)
  const { name, place: outsideLabel } = useSheetPlace(button, labelId)
  const text = headerText ?? name
  const latest = useLatest(drafts)

  const minuteStep = Math.max(1, Math.floor(step) || 1)
  const rules: DraftRules = { limits: dateTimeLimits(min, max), minuteStep, isDayDisabled }
  const problem = problemOf(drafts, rules)
  const textOf = (moment: Moment) =>
    momentText([moment.slice(0, parts)], { locale, isTwelveHours, timeZone: undefined })
  const message = {
    missing: isMissed ? words[parts > dayParts ? 'dateTime.missing' : 'dateTime.missingDay'] : '',
    min: fill(words['dateTime.min'], { limit: textOf(rules.limits.min) }),
    max: fill(words['dateTime.max'], { limit: textOf(rules.limits.max) }),
    day: words['dateTime.day'],
    order: words['dateTime.order'],
  }[problem ?? 'missing']
  const isWrong = problem !== undefined && message !== ''
  const shown = fitDraft(drafts[active] ?? [], now, rules)
  const days = drafts.map(dayOfDraft)
  const known = days.filter((day) => day !== '')

  const change = (index: number, draft: Draft) =>
    setDrafts((before) => before.map((each, position) => (position === index ? draft : each)))
  const chooseDays = (next: readonly string[]) => {
    setDrafts(
      drafts.map((draft, index) => {
        const day = readDraft(next[index], dayParts)
        const moved = [...day, ...draft.slice(dayParts)]
        return day[0] === undefined ? moved : fitDraft(moved, shown, rules)
      }),
    )
    setActive(Math.max(0, next.length - 1))
  }
  const confirm = (source: Event) => {
    const rounded = latest.current.map((draft) => roundDraft(draft, minuteStep))
    const wrong = problemOf(rounded, rules)
    if (wrong === undefined && rounded.every(isComplete)) return onConfirm(rounded, source)
    setMissed(true)
    const fields = [...(rows.current?.querySelectorAll('input') ?? [])]
    ;(fields.find(({ value }) => value === '') ?? fields[0])?.focus()
  }
  const confirmByKey = ({ key, target, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Enter' || (target as Element).closest('button')) return
    nativeEvent.preventDefault()
    confirm(nativeEvent)
  }
  const label = (index: number) => (isRange ? words[index === 0 ? 'dateTime.from' : 'dateTime.to'] : text)
  return outsideLabel(
    <Overlay
      open={open}
      className="sw-picker-sheet sw-date-time-sheet"
      placement={isPopover ? 'center' : 'bottom'}
      aria-label={text}
      data-popover={isPopover || undefined}
      data-time={parts > dayParts || undefined}
      style={positionStyle}
      onKeyDown={confirmByKey}
      onClose={({ detail, nativeEvent }) => onCancel(detail.reason, nativeEvent)}
    >
      <div className="sw-picker-panel sw-date-time-panel" ref={ref}>
        <div className="sw-picker-header">
          <SheetButton onClick={({ nativeEvent }) => onCancel('button', nativeEvent)}>
            {cancelText ?? words['app.cancel']}
          </SheetButton>
          <h2 className="sw-picker-title" dir="auto">
            {text}
          </h2>
          <SheetButton main={true} onClick={({ nativeEvent }) => confirm(nativeEvent)}>
            {confirmText ?? words['app.done']}
          </SheetButton>
        </div>
        <div className="sw-date-time-body">
          <div ref={rows} className="sw-typed-rows">
            {drafts.map((draft, index) => (
              <TypedMoment
                // biome-ignore lint/suspicious/noArrayIndexKey: the first and the last moment of a range.
                key={index}
                {...{ draft, locale, isTwelveHours, now, minuteStep }}
                label={label(index)}
                showLabel={isRange}
                isInvalid={isWrong && (problem === 'order' || problemOf([draft], rules) !== undefined)}
                describedBy={isWrong ? `${id}-problem` : undefined}
                firstRef={isPopover && index === 0 ? takeFocus : undefined}
                onFocus={() => setActive(index)}
                onDraft={(next) => change(index, next)}
              />
            ))}
            <p id={`${id}-problem`} className="sw-date-time-problem" role="status">
              {isWrong && message}
            </p>
          </div>
          <Calendar
            className="sw-date-time-calendar"
            aria-label={text}
            mode={isRange ? 'range' : 'single'}
            value={isRange ? (days[0] === '' ? [] : known) : (days[0] ?? '')}
            min={min?.slice(0, 10)}
            max={max?.slice(0, 10)}
            isDayDisabled={isDayDisabled}
            firstWeekday={firstWeekday}
            ref={isPopover ? undefined : takeFocus}
            onChange={({ detail }) => chooseDays([detail.value].flat())}
          />
          {parts > dayParts && (
            <TimeWheels
              {...{ rules, locale, isTwelveHours }}
              moment={shown}
              label={isRange ? label(active) : undefined}
              onTurn={(time) => change(active, [...(drafts[active] ?? []).slice(0, dayParts), ...time])}
            />
          )}
        </div>
        {(clearable || timeZone) && (
          <div className="sw-date-time-foot">
            {timeZone && parts > dayParts && (
              <span className="sw-date-time-zone">
                {zoneName(locale, timeZone, instantOf(shown, timeZone), 'long')}
              </span>
            )}
            {clearable && (
              <SheetButton disabled={moments.length === 0} onClick={({ nativeEvent }) => onConfirm([], nativeEvent)}>
                {words['input.clear']}
              </SheetButton>
            )}
          </div>
        )}
      </div>
    </Overlay>,
  )
}
