/** A question of a page with its answer, both plain text. */
export type Question = { question: string; answer: string };

/** Questions and answers as search engines read them: https://schema.org/FAQPage, as JSON-LD. */
export type FaqPage = {
  '@context': 'https://schema.org';
  '@type': 'FAQPage';
  mainEntity: { '@type': 'Question'; name: string; acceptedAnswer: { '@type': 'Answer'; text: string } }[];
};

export const faqPage = (questions: readonly Question[]): FaqPage => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
