import type { ReactNode } from 'react'
import { jobs, type Job } from './followedInvoice'

/** Renders `part` for each job; the style sheet shows that of the chosen job. */
export const eachJob = (part: (job: Job) => ReactNode) =>
  jobs.map((job, index) => (
    <div key={job.id} data-job={index} data-first={index === 0 || undefined}>
      {part(job)}
    </div>
  ))
