import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { digestOf, readExamples } from '#eval/classifier/examples.ts';
import { openRealData, realDataFolder } from '#eval/real-data.ts';
import { classifyBy, weightsFile } from '#shared/domain/categories/classify.ts';
import { sharesOf } from '#shared/domain/categories/model.ts';
import { distinct, trainingSettings, trainModel } from '#shared/domain/categories/training.ts';
import { decodeModel, encodeModel } from '#shared/domain/categories/weights.ts';
import { examples } from './examples.ts';

const origin = { settings: {}, examples: 1, digest: '', from: '', to: '' };
const encoded = (given = examples) => encodeModel(trainModel(given), origin);

describe('training', () => {
  it('learns what it was shown', () => {
    const model = trainModel(examples);
    const answers = examples.map(({ text, buyer, type }) =>
      classifyBy(() => model, { statedCategory: null, title: null, description: text, buyer, type }),
    );
    expect(answers.map((answer) => answer?.slug)).toEqual(examples.map(({ slug }) => slug));
  });

  it('carries over to other words of the same kind', () => {
    const model = trainModel(examples);
    const shares = sharesOf(model, { text: 'Gravel roads', buyer: '', type: '' });
    expect(model.slugs[shares.indexOf(Math.max(...shares))]).toBe('construction');
  });

  it('gives the same bytes for the same examples in any order, and other bytes for others', () => {
    const bytes = encoded();
    expect(encoded([...examples].reverse()).equals(bytes)).toBe(true);
    expect(encoded(examples.slice(1)).equals(bytes)).toBe(false);
  });

  it('counts a wording of a buyer once, as last published', () => {
    const first = examples[0]!;
    const again = { ...first, text: first.text.toUpperCase(), day: '2026-01-01' };
    const elsewhere = { ...first, slug: 'education' };
    expect(distinct([again, first, elsewhere])).toEqual([elsewhere, again]);
  });
});

describe('a file of weights', () => {
  it('gives back the model', () => {
    const model = trainModel(examples);
    expect(decodeModel(encodeModel(model, origin))).toEqual({ model, origin });
  });

  it('is rejected when its bytes have changed', () => {
    const bytes = encoded();
    const header = JSON.parse(bytes.toString('utf8', 0, bytes.indexOf('\n'))) as object;
    const changed = (change: object) =>
      Buffer.concat([
        Buffer.from(JSON.stringify({ ...header, ...change })),
        bytes.subarray(bytes.indexOf('\n')),
      ]);
    expect(() => decodeModel(changed({}))).not.toThrow();
    expect(() => decodeModel(changed({ sha256: 'another' }))).toThrow(/not those/);
    expect(() => decodeModel(changed({ format: 0 }))).toThrow(/format 0/);
  });
});

describe('the weights of the repository', () => {
  const bytes = readFileSync(weightsFile);
  const { origin: made } = decodeModel(bytes);

  it('were made with the settings of the code and stay small', () => {
    expect(made.settings).toEqual(JSON.parse(JSON.stringify(trainingSettings)));
    expect(bytes.length).toBeLessThan(2 * 1024 * 1024);
  });

  // Training anew takes half a minute: scripts/train-classifier.ts --check compares every byte.
  it.skipIf(!existsSync(realDataFolder))('were made from the real notices', () => {
    const real = readExamples(openRealData());
    expect(made).toMatchObject({ examples: real.length, digest: digestOf(real) });
  });
});
