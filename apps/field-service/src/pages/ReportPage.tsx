import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import {
  Button,
  Form,
  FormSummary,
  navigateBack,
  type PageProps,
  showToast,
  useNavigationBarTitle,
  useUnsavedChanges,
} from 'slipway'
import { showJob } from '../api/jobs.ts'
import { ServerError, send } from '../api/send.ts'
import type { Job } from '../api/types.ts'
import { ReportFields } from '../report/ReportFields.tsx'
import { emptyReport, type Report, reportSchema } from '../report/report.ts'
import { useWords } from '../words/words.ts'

export default function ReportPage({ params: { id } }: PageProps<'/job/:id/report'>) {
  const words = useWords()
  const { control, formState, handleSubmit, reset, setError } = useForm<Report>({
    resolver: zodResolver(reportSchema(words)),
    defaultValues: emptyReport,
  })
  useNavigationBarTitle(words.report)
  useUnsavedChanges(formState.isDirty)

  async function save(report: Report) {
    try {
      const job = await send<Job>(`/jobs/${id}/report`, {
        method: 'POST',
        data: { ...report, arrival: report.visit[0] },
      })
      // The form is clean now, so leaving it asks nothing.
      reset(report)
      await navigateBack()
      await showJob(job)
      await showToast({ title: words.reportSent })
    } catch (error) {
      if (error instanceof ServerError && error.errors.arrival)
        setError('visit', { message: words.beforeStart }, { shouldFocus: true })
      else await showToast({ title: error instanceof ServerError ? error.message : words.noConnection, icon: 'error' })
    }
  }

  return (
    <Form className="content" noValidate errors={formState.errors} onSubmit={handleSubmit(save)}>
      <FormSummary title={words.correct} />
      <ReportFields control={control} />
      <div className="actions">
        <Button type="primary" formType="submit">
          {words.send}
        </Button>
      </div>
    </Form>
  )
}
