import { dom } from './dom.ts';

const { create } = dom;

/** Lets a kind draw: these names are elements of SVG. */
dom.create = (name) =>
  /^(svg|g|path|text|rect)$/.test(name)
    ? document.createElementNS('http://www.w3.org/2000/svg', name)
    : create(name);
