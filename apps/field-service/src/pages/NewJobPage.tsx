import { useQuery } from '@tanstack/react-query'
import {
  Button,
  Cell,
  CellGroup,
  DateTimePicker,
  Form,
  type FormSubmitEvent,
  Input,
  navigateBack,
  Radio,
  RadioGroup,
  Select,
  showToast,
  useNavigationBarTitle,
} from 'slipway'
import { showJob, teamQuery } from '../api/jobs.ts'
import { ServerError, send } from '../api/send.ts'
import type { Job } from '../api/types.ts'
import { useWords } from '../words/words.ts'

export default function NewJobPage() {
  const words = useWords()
  const { data: team = [] } = useQuery(teamQuery)
  const technicians = team.filter(({ role }) => role === 'technician')
  useNavigationBarTitle(words.newJob)

  async function save({ detail }: FormSubmitEvent) {
    try {
      const job = await send<Job>('/jobs', { method: 'POST', data: detail.value })
      await showJob(job)
      await navigateBack()
      await showToast({ title: words.saved })
    } catch (error) {
      if (error instanceof ServerError && error.status === 403) await navigateBack()
      else await showToast({ title: error instanceof ServerError ? error.message : words.noConnection, icon: 'error' })
    }
  }

  return (
    <Form className="content" onSubmit={save}>
      <CellGroup>
        <Cell title={words.title} control={<Input name="title" required maxLength={80} />} />
        <Cell title={words.customer} control={<Input name="customer" required maxLength={80} />} />
        <Cell title={words.street} control={<Input name="street" required maxLength={80} />} />
        <Cell title={words.start} control={<DateTimePicker name="start" required placeholder={words.choose} />} />
        <Cell
          title={words.technician}
          control={
            <Select
              name="technician"
              required
              placeholder={words.choose}
              items={technicians.map(({ id, name }) => ({ value: id, label: name }))}
            />
          }
        />
      </CellGroup>
      <RadioGroup name="priority" aria-label={words.urgency} defaultValue="normal">
        <CellGroup>
          {Object.entries(words.priority).map(([value, label]) => (
            <Cell key={value} title={label} control={<Radio value={value} />} />
          ))}
        </CellGroup>
      </RadioGroup>
      <div className="actions">
        <Button type="primary" formType="submit">
          {words.save}
        </Button>
      </div>
    </Form>
  )
}
