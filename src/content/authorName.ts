import company from '../../content/company.json'

/** Name of an author whose id stands in a post; the content check refuses unknown ids. */
export const authorName = (id: string): string => company.team[id as keyof typeof company.team]
