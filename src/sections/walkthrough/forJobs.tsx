import type { ReactNode } from 'react'
import { jobs, type Job } from './followedInvoice'

/** Something for each job, of which the style sheet shows that of the chosen one. */
export const forJobs = (part: (job: Job) => ReactNode) =>
  jobs.map((job, index) => (
    <div key={job.id} data-invoice={index} data-first={index === 0 || undefined}>
      {part(job)}
    </div>
  ))
