import type { ReactElement } from 'react'
import { Calendar } from 'slipway/components/calendar'
import { Checkbox } from 'slipway/components/checkbox'
import { CodeInput } from 'slipway/components/code-input'
import { DateTimePicker } from 'slipway/components/date-time-picker'
import { Input } from 'slipway/components/input'
import { Picker } from 'slipway/components/picker'
import { RangeSlider } from 'slipway/components/range-slider'
import { Rate } from 'slipway/components/rate'
import { SearchBar } from 'slipway/components/search-bar'
import { SegmentedControl } from 'slipway/components/segmented-control'
import { MultiSelect, Select } from 'slipway/components/select'
import { Slider } from 'slipway/components/slider'
import { Stepper } from 'slipway/components/stepper'
import { Switch } from 'slipway/components/switch'
import { Textarea } from 'slipway/components/textarea'
import { Uploader } from 'slipway/components/uploader'

/** Texts of a control or a group of choices. */
export interface ControlTexts {
  readonly title: string
  /** The title in the state with long labels. */
  readonly longTitle: string
  /** The message in the invalid state. */
  readonly error: string
}

/** Values of a control that follow from the state of the page. */
export interface ControlState {
  readonly isFilled: boolean
  readonly disabled: boolean
}

/** A form control with its texts. */
export interface FormControl extends ControlTexts {
  /** Help below the control or its title. */
  readonly description?: string
  render(state: ControlState): ReactElement
}

/** Form controls with a common heading. */
export interface ControlSection {
  readonly title: string
  readonly controls: readonly FormControl[]
}

/** Choices of a group, each with its longer label. */
export interface Choices extends ControlTexts {
  readonly choices: Readonly<Record<string, { readonly label: string; readonly longLabel: string }>>
}

const insurers = ['Aster Health', 'Birch Mutual', 'Cedar Life']
const symptoms = ['Cough', 'Fever', 'Headache']
const files = [
  { key: '1', name: 'Report.pdf', url: '/report.pdf', status: 'done' as const },
  { key: '2', name: 'Letter.pdf', url: '/letter.pdf', status: 'done' as const },
]

/** Every form control, by kind of its value. Groups of choices are in `radios` and `checkboxes`. */
export const sections: readonly ControlSection[] = [
  {
    title: 'Text',
    controls: [
      {
        title: 'Name',
        longTitle: 'Name of the patient as printed in the passport',
        error: 'Enter a name.',
        render: ({ isFilled, disabled }) => (
          <Input disabled={disabled} placeholder="First and last name" defaultValue={isFilled ? 'Ada Lovelace' : ''} />
        ),
      },
      {
        title: 'Reason',
        longTitle: 'Reason for the visit, and what has been tried before',
        error: 'Describe the reason.',
        render: ({ isFilled, disabled }) => (
          <Textarea
            autoHeight
            disabled={disabled}
            placeholder="A few words"
            defaultValue={isFilled ? 'A cough that has lasted for two weeks' : ''}
          />
        ),
      },
      {
        title: 'Doctor',
        longTitle: 'Doctor or practice that has referred the patient',
        error: 'Choose a doctor.',
        render: ({ isFilled, disabled }) => (
          <SearchBar disabled={disabled} placeholder="Search" defaultValue={isFilled ? 'Dr. Hopper' : ''} />
        ),
      },
      {
        title: 'Code',
        longTitle: 'Code from the message that the practice has sent',
        error: 'This code has expired.',
        render: ({ isFilled, disabled }) => <CodeInput disabled={disabled} defaultValue={isFilled ? '481516' : ''} />,
      },
    ],
  },
  {
    title: 'Choice',
    controls: [
      {
        title: 'Visit',
        longTitle: 'Kind of the visit that suits the patient best',
        error: 'Choose another kind.',
        render: ({ disabled }) => <SegmentedControl disabled={disabled} items={['Practice', 'Video', 'Home']} />,
      },
      {
        title: 'Ward',
        longTitle: 'Ward of the hospital in which the patient stays',
        error: 'Choose a ward.',
        render: ({ isFilled, disabled }) => (
          <Picker
            disabled={disabled}
            placeholder="Choose"
            range={['Surgery', 'Medicine', 'Paediatrics']}
            {...(isFilled && { defaultValue: 1 })}
          />
        ),
      },
      {
        title: 'Insurer',
        longTitle: 'Insurer that pays for the treatment of the patient',
        error: 'Choose an insurer.',
        render: ({ isFilled, disabled }) => (
          <Select
            disabled={disabled}
            items={insurers}
            placeholder="Choose"
            defaultValue={isFilled ? 'Birch Mutual' : ''}
          />
        ),
      },
      {
        title: 'Symptoms',
        longTitle: 'Symptoms that the patient has noticed this week',
        error: 'Choose at least one.',
        render: ({ isFilled, disabled }) => (
          <MultiSelect
            disabled={disabled}
            items={symptoms}
            placeholder="None"
            defaultValue={isFilled ? ['Cough', 'Fever'] : []}
          />
        ),
      },
      {
        title: 'Reminder',
        longTitle: 'Reminder on the evening before the appointment',
        description: 'By message, without costs.',
        error: 'Messages are not available here.',
        render: ({ isFilled, disabled }) => <Switch disabled={disabled} defaultChecked={isFilled} />,
      },
      {
        title: 'Consent',
        longTitle: 'Consent to the storage of all answers of this form',
        description: 'For five years.',
        error: 'The practice needs your consent.',
        render: ({ isFilled, disabled }) => <Checkbox disabled={disabled} defaultChecked={isFilled} />,
      },
    ],
  },
  {
    title: 'Number',
    controls: [
      {
        title: 'Guests',
        longTitle: 'Guests who accompany the patient to the practice',
        error: 'At most four.',
        render: ({ isFilled, disabled }) => <Stepper disabled={disabled} defaultValue={isFilled ? 2 : 0} />,
      },
      {
        title: 'Pain',
        longTitle: 'Pain on a scale from none to the worst imaginable',
        error: 'Move the thumb.',
        render: ({ isFilled, disabled }) => (
          <Slider disabled={disabled} max={10} defaultValue={isFilled ? 4 : 0} showValue />
        ),
      },
      {
        title: 'Hours',
        longTitle: 'Hours in which the practice may call the patient',
        error: 'Choose at least two hours.',
        render: ({ isFilled, disabled }) => (
          <RangeSlider disabled={disabled} max={24} defaultValue={isFilled ? [9, 17] : [0, 24]} showValue />
        ),
      },
      {
        title: 'Mood',
        longTitle: 'Mood of the patient during the last seven days',
        error: 'Rate your mood.',
        render: ({ isFilled, disabled }) => <Rate disabled={disabled} defaultValue={isFilled ? 3 : 0} />,
      },
    ],
  },
  {
    title: 'Date and file',
    controls: [
      {
        title: 'Start',
        longTitle: 'Start of the appointment in the time of the practice',
        error: 'Choose a date and time.',
        render: ({ isFilled, disabled }) => (
          <DateTimePicker
            disabled={disabled}
            placeholder="Choose"
            {...(isFilled && { defaultValue: '2026-11-21T14:30' })}
          />
        ),
      },
      {
        title: 'Documents',
        longTitle: 'Documents of earlier visits to other practices',
        error: 'Add a document.',
        render: ({ isFilled, disabled }) => (
          <Uploader multiple disabled={disabled} defaultValue={isFilled ? files : []} />
        ),
      },
      {
        title: 'Day off',
        longTitle: 'Day on which the patient does not work this month',
        error: 'Choose a day.',
        render: ({ isFilled, disabled }) => (
          <Calendar disabled={disabled} {...(isFilled && { defaultValue: '2026-11-19' })} />
        ),
      },
    ],
  },
]

/** A group of radios. */
export const radios: Choices = {
  title: 'Sex',
  longTitle: 'Sex of the patient as printed in the passport',
  error: 'Choose one.',
  choices: {
    f: { label: 'Female', longLabel: 'Female, as printed in the passport of the patient' },
    m: { label: 'Male', longLabel: 'Male, as printed in the passport of the patient' },
  },
}

/** A group of checkboxes. */
export const checkboxes: Choices = {
  title: 'Allergies',
  longTitle: 'Allergies of the patient, also those that have ended',
  error: 'Choose at least one.',
  choices: {
    penicillin: { label: 'Penicillin', longLabel: 'Penicillin and all other antibiotics of its family' },
    latex: { label: 'Latex', longLabel: 'Latex in gloves, plasters and other material' },
  },
}
