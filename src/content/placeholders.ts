/** The texts of a new post, to be replaced by its writer. */
export const placeholders = {
  description: 'Still to be written: one or two sentences for search results and the list, 50 to 180 characters.',
  opening: 'Begin with the answer: what does the reader want to know, in two sentences?',
  heading: 'The first thing to know',
  paragraph:
    'Write in short paragraphs. Name the law or the authority where you say what is obligatory, and list it under sources.',
} as const
