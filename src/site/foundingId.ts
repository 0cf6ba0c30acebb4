/** Id of the founding among the milestones of the company: its year is in `content/site.json`. */
export const foundingId = 'founded'
