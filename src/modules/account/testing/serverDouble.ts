import type { Answer } from '../../../shell/testing/cabinetForTests';
import { delivered } from '../../../shell/testing/rejections';

/** Calls that were made, and answers by path; a path without one is answered with 200 and no body. */
export function serverDouble(answers: Record<string, Answer | null>) {
  const calls: string[] = [];
  return {
    calls,
    answers,
    answer: (path: string): Answer => {
      const call = path.replace('/api', '');
      calls.push(call);
      const answer = answers[call];
      return answer === undefined ? { status: 200 } : delivered(answer);
    },
  };
}
