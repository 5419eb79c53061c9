"""X4, Trade: contracts for levels, resources and points, and technologies lent out (rules 25).

What runs stands in `contracts`, what it changes in `effects`; a deal in words is in `terms`, offers in `offers`, the
part of Logistics for all of it in `window`. Start at `module`.
"""
